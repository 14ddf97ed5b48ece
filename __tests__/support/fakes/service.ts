/** Mocks XMLHttpRequest, with responses from the test. The email library is the real one. */
export class FakeService {
  /** Every request so far, oldest first. */
  readonly requests: FakeRequest[] = [];
  /** Answers each request immediately; without it a request is pending until the test answers. */
  reply: ((request: FakeRequest) => void) | undefined;

  private readonly real = globalThis.XMLHttpRequest;

  /** Replaces the network, and forgets earlier requests. */
  install(): void {
    this.requests.length = 0;
    this.reply = undefined;
    const take = (request: FakeRequest) => {
      this.requests.push(request);
      void Promise.resolve().then(() => this.reply?.(request));
    };
    class Fake extends EventTarget {
      status = 0;
      responseText = '';
      url = '';
      open(_method: string, url: string) {
        this.url = url;
      }
      setRequestHeader() {}
      send(data: FormData) {
        take(new FakeRequest(this, this.url, [...data.entries()] as [string, string][]));
      }
    }
    globalThis.XMLHttpRequest = Fake as never;
  }

  remove(): void {
    globalThis.XMLHttpRequest = this.real;
  }

  get last(): FakeRequest {
    const request = this.requests.at(-1);
    if (!request) throw new Error('nothing was sent');
    return request;
  }
}

class FakeRequest {
  constructor(
    private readonly target: EventTarget & { status: number; responseText: string },
    readonly url: string,
    /** The fields of the payload in their order. */
    readonly payload: [string, string][],
  ) {}

  answer(status: number, text: string): void {
    Object.assign(this.target, { status, responseText: text });
    this.target.dispatchEvent(new Event('load'));
  }

  /** The connection fails: no status, no text. */
  fail(): void {
    this.target.dispatchEvent(new Event('error'));
  }
}
