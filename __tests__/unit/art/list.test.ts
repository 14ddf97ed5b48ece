/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

test('each scene is listed with its picture, and none has changed since that was rendered', () => {
  const text = execFileSync('npm', ['run', '--silent', 'art', '--', '--list'], { encoding: 'utf8' });
  const states = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  const scenes = readdirSync('art/scenes').flatMap((file) => /^(.*)\.py$/.exec(file)?.[1] ?? []);
  expect([...states.keys()]).toEqual(expect.arrayContaining(scenes));
  // Render the scene, or where its picture stays as it is, `npm run art -- --accept NAME`.
  expect([...states].filter(([, state]) => state === 'changed')).toEqual([]);
});
