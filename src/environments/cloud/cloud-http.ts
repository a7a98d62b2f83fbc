/**
 * The way out to a cloud's API. It comes from above and is the judged one: environments have no network of their own.
 */
export interface CloudHttp {
  /** As `fetch`; rejects when nothing was answered. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Opens a web socket (`ws:` or `wss:`); rejects when it cannot be had. */
  connect(url: string, headers: Readonly<Record<string, string>>): Promise<CloudSocket>;
}

/** An open web socket. Listeners are set before anything else is awaited, so that nothing is missed. */
export interface CloudSocket {
  onMessage(listener: (data: Buffer, isText: boolean) => void): void;
  /** Once, when it is closed by either side or lost. */
  onClose(listener: (code: number, reason: string) => void): void;
  send(data: string | Uint8Array): void;
  close(): void;
}
