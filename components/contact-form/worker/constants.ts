/** The name of all that is kept on a device: database, cache, the hint that messages wait, and the sync event. */
export const NAME = 'nestif-outbox';

/** The scope of the worker: no other navigation passes it. */
export const SCOPE = '/contacts';

/** Whether this build has a worker. With `off` it removes the one that visitors have. `npm run dev` has none. */
export const HAS_WORKER = process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off';
