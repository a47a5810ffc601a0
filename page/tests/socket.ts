// A live connection of which the test says what happens to it.

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  said: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event?: { code: number }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code?: number) {
    this.readyState = 3;
    this.onclose?.(code === undefined ? undefined : { code });
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.drop();
  }
}
