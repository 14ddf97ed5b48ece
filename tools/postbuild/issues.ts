/** Something unexpected in a file, and what to do about it. */
export interface Issue {
  /** Path from the root of the export, such as `about.html`, or from the root of the project. */
  file: string;
  found: string;
  expected: string;
  fix: string;
}

/** The fix for everything that only a new version of Next can cause. */
export const AFTER_UPGRADE = 'If Next was upgraded, see "When Next is upgraded" in tools/postbuild/README.md';

/** Stops the build. It lists every issue, so that one run shows everything there is to do. */
export class PostbuildError extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super(issues.map(describe).join('\n'));
    this.name = 'PostbuildError';
  }
}

/** @throws PostbuildError when there are any */
export function throwIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new PostbuildError(issues);
}

function describe({ file, found, expected, fix }: Issue): string {
  return `${file}: found ${found}; expected ${expected}. ${fix}.`;
}
