"""The table: games in the browser, over HTTP and WebSocket, kept in a database."""
