/** What is wrong with one file of the export, and what a person can do about it. */
export interface Fault {
  /** File from the root of the export, such as `about.html`, or from the root of the project. */
  file: string;
  found: string;
  expected: string;
  remedy: string;
}

/** The remedy for everything that only a new version of Next can have brought about. */
export const AFTER_UPGRADE = 'If Next was upgraded, see "When Next is upgraded" in publish/README.md';

/** Stops the build. It names everything that was found, so that one run shows all there is to do. */
export class PublishError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(describe).join('\n'));
    this.name = 'PublishError';
  }
}

/** @throws PublishError when there are any */
export function throwIfAny(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new PublishError(faults);
}

function describe({ file, found, expected, remedy }: Fault): string {
  return `${file}: found ${found}; expected ${expected}. ${remedy}.`;
}
