/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStages, type Step } from '@/tools/scripts/run-steps';

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text) => (printed += `${text}\n`));
});
afterEach(() => jest.restoreAllMocks());

/** Prints its name in two parts, and runs a command in between. */
const step = (name: string, command = 'true', code = 0): Step => ({
  name,
  command: `printf ${name.slice(0, 2)}; ${command}; printf ${name.slice(2)}; exit ${code}`,
});

test('lanes run side by side, each output in one piece', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lanes-')), 'flag');
  const waiting = step('waiting', `until [ -e ${file} ]; do sleep 0.05; done`);
  const seconds = await runStages([
    [
      [waiting, step('last')],
      [step('first'), step('flag', `touch ${file}`)],
    ],
  ]);
  expect([...seconds.keys()].sort()).toEqual(['first', 'flag', 'last', 'waiting']);
  for (const output of ['[1/4] waiting\nwaiting', '[2/4] last\nlast', '[3/4] first\nfirst', '[4/4] flag\nflag']) {
    expect(printed).toContain(output);
  }
  rmSync(path.dirname(file), { recursive: true });
});

test('a failed step ends its lane, lets the other one finish, and is named after its output', async () => {
  const stages = [
    [
      [step('fail', 'true', 3), step('never')],
      [step('other'), step('goes-on', 'sleep 0.2')],
    ],
    [[step('later')]],
  ];
  await expect(runStages(stages)).rejects.toThrow(/^\[1\/5\] fail\nfail\n"fail" failed \(.* ended with code 3\)\.$/);
  expect(printed).toContain('other');
  expect(printed).toContain('goes-on');
  expect(printed).not.toMatch(/never|later|fail/);
});
