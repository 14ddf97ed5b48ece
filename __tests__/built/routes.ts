/* The pages that are always there, as the specification lists them; `/sustainabilty` and `/productEngg` are spelt so. */

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
