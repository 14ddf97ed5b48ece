import type { Program } from '@/tools/postbuild/licences';

const HEIC = 'In assets/heic_dec-ojH1Dp2m.wasm, which reads photographs of iPhones. Source: https://github.com/';
const WEBP = 'In assets/webp_enc-BpZvKflB.wasm and webp_enc_simd-CFvKQ_80.wasm. Source: https://github.com/';
const OWNER = 'Copyright (c) struktur AG, Dirk Farin\n';

/**
 * Programs in the CMS's binary files, whose licences it does not have. When a file gets a new name, find the packages in
 * the CMS's source map, and the versions of the programs in their Makefiles.
 */
export const PROGRAMS: readonly Program[] = [
  ['@discourse/heic', '1.0.0', 'Apache-2.0', `${HEIC}discourse/jSquash/tree/main/packages/heic`],
  ['libheif', '1.19.7', 'LGPL-3.0-or-later', `${OWNER}${HEIC}strukturag/libheif/tree/v1.19.7`],
  ['libde265', '1.0.15', 'LGPL-3.0-or-later', `${OWNER}${HEIC}nicbarker/libde265/tree/v1.0.15.1`],
  ['@jsquash/webp', '1.5.0', 'Apache-2.0', `${WEBP}jamsinclair/jSquash/tree/main/packages/webp`],
  ['libwebp', 'd2e245ea', 'BSD-3-Clause', `Copyright (c) 2010, Google Inc.\n${WEBP}webmproject/libwebp/tree/d2e245ea`],
];
