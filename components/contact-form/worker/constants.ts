/** The name of all that is kept on a device: database, cache, the hint that messages wait, and the sync event. */
export const NAME = 'nestif-outbox';

/** The scope of the worker: the contact page. No other navigation passes it, since no other address begins so. */
export const SCOPE = '/contacts';
