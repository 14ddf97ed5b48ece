/** Redirects: addresses that people are likely to type, by the page they mean. Every host has them from here. */
export const OTHER_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/home', '/index'],
  '/about': ['/aboutus', '/about-us'],
  '/whoweare': ['/who-we-are'],
  '/services': ['/service'],
  '/careers': ['/career'],
  '/contacts': ['/contact', '/contactus', '/contact-us'],
  '/productEngg': ['/productengg', '/productengineering', '/product-engineering'],
  '/softwareconsulting': ['/software-consulting'],
  '/workforcemanagement': ['/workforce-management'],
  '/skilldevelopment': ['/skill-development'],
  '/softwaredevelopment': ['/software-development'],
  '/digitaltransformation': ['/digital-transformation'],
  '/artificialintelligence': ['/artificial-intelligence'],
  '/cybersecurity': ['/cyber-security'],
  '/sustainabilty': ['/sustainability'],
};
