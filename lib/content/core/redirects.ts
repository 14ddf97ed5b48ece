/** Other spellings of an address, by the page that they mean. All else that is no page's address is not found. */
export const OTHER_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/home', '/index'],
  '/contacts': ['/contact'],
  '/productEngg': ['/productengg', '/productengineering', '/product-engineering'],
  '/sustainabilty': ['/sustainability'],
};
