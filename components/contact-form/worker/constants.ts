/** Set to `off`, it makes a build remove the worker that visitors have. */
export const WORKER_VARIABLE = 'NEXT_PUBLIC_SERVICE_WORKER';

/** Whether this build has a worker. `npm run dev` has none. */
export const HAS_WORKER = process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off';

/** The scope of the worker: no other navigation passes it. */
export const SCOPE = '/contacts';

/** The contact page and what it needs, for a visitor without a network. */
export const CACHE = 'nestif-outbox';

/** The tag of the sync event by which the browser wakes the worker when the network is back. */
export const TAG = 'nestif-outbox';
