/** @jest-environment node */
import { runStages } from '@/tools/shared/run-steps';

test('the output of a step is complete, even if a character arrives in two chunks', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const write = (byte: number) => `process.stdout.write(Buffer.from([${byte}]))`;
  const script = `${write(0xc3)}; setTimeout(() => ${write(0xa9)}, 200)`;
  await runStages([[[{ name: 'A step', command: `node -e "${script}"` }], []]]);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/\[1\/1\] A step\né$/));
  log.mockRestore();
});
