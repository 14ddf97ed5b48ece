/** The name of all that is kept on a device: database, cache, the hint that messages wait, and the sync event. */
export const NAME = 'nestif-outbox';

/** The scope of the worker: no other navigation passes it. */
export const SCOPE = '/contacts';
