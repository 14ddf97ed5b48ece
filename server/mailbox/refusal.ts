/** A request that is answered with an error. The text goes to the client. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(text);
    this.name = 'Refusal';
  }
}
