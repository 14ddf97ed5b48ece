/** Every request of the editor under `npm run dev` to `../working-tree.ts` has it. It keeps no secret: see `../dev.ts`. */
export const LOCAL_TOKEN = 'local';
