/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

test('the list has every scene, and no scene has changed since its picture was rendered', () => {
  const text = execFileSync('npm', ['run', '--silent', 'art', '--', '--list'], { encoding: 'utf8' });
  const states = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  const scenes = readdirSync('art/scenes').flatMap((file) => /^(.*)\.py$/.exec(file)?.[1] ?? []);
  expect([...states.keys()]).toEqual(expect.arrayContaining(scenes));
  // If a scene has changed, render it, or keep its picture with `npm run art -- --accept NAME`.
  expect([...states].filter(([, state]) => state === 'changed')).toEqual([]);
});
