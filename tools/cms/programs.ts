import type { Program } from '@/tools/postbuild/licences';

const HEIC = 'In assets/heic_dec-ojH1Dp2m.wasm, which reads photographs of iPhones';
const WEBP = 'In assets/webp_enc-BpZvKflB.wasm and assets/webp_enc_simd-CFvKQ_80.wasm, which write WebP pictures';
const [APACHE, LGPL] = ['Apache-2.0', 'LGPL-3.0-or-later'];

const program = (name: string, version: string, license: string, owner: string, place: string, source: string) => ({
  ...{ name, version, license },
  about: `Copyright (c) ${owner}\n${place}. Source: https://github.com/${source}`,
});

/**
 * Programs in the CMS's binary files, whose licences it does not have. When a file gets a new name, find the packages in
 * the CMS's source map, and the versions of the programs in their Makefiles.
 */
export const PROGRAMS: readonly Program[] = [
  program('@discourse/heic', '1.0.0', APACHE, 'its authors', HEIC, 'discourse/jSquash/tree/main/packages/heic'),
  program('libheif', '1.19.7', LGPL, 'struktur AG, Dirk Farin', HEIC, 'strukturag/libheif/tree/v1.19.7'),
  program('libde265', '1.0.15', LGPL, 'struktur AG, Dirk Farin', HEIC, 'nicbarker/libde265/tree/v1.0.15.1'),
  program('@jsquash/webp', '1.5.0', APACHE, 'its authors', WEBP, 'jamsinclair/jSquash/tree/main/packages/webp'),
  program('libwebp', 'd2e245ea', 'BSD-3-Clause', '2010, Google Inc.', WEBP, 'webmproject/libwebp/tree/d2e245ea'),
];
