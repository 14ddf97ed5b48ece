/* The pages that always exist, as the specification lists and spells them (`/sustainabilty`, `/productEngg`). */

export const SERVICES = [
  '/softwareconsulting',
  '/workforcemanagement',
  '/productEngg',
  '/skilldevelopment',
  '/softwaredevelopment',
  '/marketing',
];
export const INSIGHTS = [
  '/digitaltransformation',
  '/artificialintelligence',
  '/cloud',
  '/cybersecurity',
  '/sustainabilty',
];
export const INDUSTRIES = ['/aviation', '/education', '/healthcare', '/insurance', '/retail'];

export const ROUTES = [
  '/',
  '/about',
  '/services',
  '/media',
  '/careers',
  '/contacts',
  '/whoweare',
  ...SERVICES,
  ...INSIGHTS,
  ...INDUSTRIES,
];
