import { PACKAGED_MODELS } from './engine-sources.mjs'

const APACHE = 'node_modules/tesseract.js-core/LICENSE'

/**
 * Packages whose code or data visitors receive, in bundles, as WebAssembly or copied into the site. `npm run licenses` makes
 * the license page's list of it; `licenses.test.ts` says which dependency has no row yet. A row may give:
 * - `license`: an SPDX expression, where the package's own field does not cover what is inside;
 * - `contains`: what the package has compiled in;
 * - `texts`: further texts, from the project's root; those in the package's root are found by themselves;
 * - `source`: where the source is, when the package's `repository` is not that place.
 */
export const SHIPPED = [
  {
    name: '@ffmpeg/core',
    contains: 'FFmpeg, x264, x265, libvpx, LAME, Opus, Vorbis, Theora, libwebp, FreeType, FriBidi, libass, zimg, zlib',
    texts: ['scripts/build/licenses/GPL-2.0.txt'],
  },
  { name: '@ffmpeg/ffmpeg' },
  { name: '@formatjs/fast-memoize' },
  {
    name: '@jsquash/avif',
    license: 'Apache-2.0 AND BSD-2-Clause',
    contains: 'libavif, libaom',
    texts: ['scripts/build/licenses/libavif-libaom.txt'],
  },
  {
    name: '@jsquash/jpeg',
    license: 'Apache-2.0 AND IJG AND BSD-3-Clause AND Zlib',
    contains: 'MozJPEG',
    texts: ['node_modules/@jsquash/jpeg/codec/LICENSE.codec.md'],
  },
  { name: '@jsquash/png', texts: ['node_modules/@jsquash/png/codec/LICENSE.codec.md'] },
  {
    name: '@jsquash/webp',
    license: 'Apache-2.0 AND BSD-3-Clause',
    contains: 'libwebp',
    texts: ['node_modules/@jsquash/webp/codec/LICENSE.codec.md'],
  },
  { name: '@litertjs/core', contains: 'LiteRT, XNNPACK', texts: [APACHE] },
  {
    name: '@mediapipe/face_detection',
    texts: [APACHE],
    source: 'https://github.com/google-ai-edge/mediapipe',
  },
  {
    name: '@mediapipe/selfie_segmentation',
    texts: [APACHE],
    source: 'https://github.com/google-ai-edge/mediapipe',
  },
  { name: '@swc/helpers' },
  // The data is Tesseract's own, under its license; the packages say MIT of themselves.
  ...PACKAGED_MODELS.toSorted().map((code) => ({
    name: `@tesseract.js-data/${code}`,
    license: 'Apache-2.0',
    texts: [APACHE],
  })),
  { name: '@xmldom/xmldom' },
  { name: 'big.js' },
  { name: 'decimal.js' },
  { name: 'dompurify', license: 'Apache-2.0' },
  { name: 'exifreader' },
  { name: 'fzstd' },
  { name: 'highlight.js' },
  { name: 'icu-minify' },
  { name: 'libheif-js', contains: 'libheif, libde265', texts: ['scripts/build/licenses/GPL-3.0.txt'] },
  { name: 'lucide-react' },
  { name: 'marked' },
  { name: 'marked-alert' },
  { name: 'marked-footnote' },
  { name: 'mediabunny' },
  { name: 'next' },
  { name: 'next-intl' },
  { name: 'pako', license: 'MIT AND Zlib' },
  { name: 'papaparse' },
  {
    name: 'pdfjs-dist',
    license: 'Apache-2.0 AND BSD-2-Clause AND BSD-3-Clause AND MIT AND OFL-1.1',
    contains: 'core-js, OpenJPEG, PDFium JBIG2 and fonts, qcms, Liberation fonts, Adobe character maps',
    texts: [
      ...['cmaps/LICENSE', 'standard_fonts/LICENSE_FOXIT', 'standard_fonts/LICENSE_LIBERATION'],
      ...['wasm/LICENSE_JBIG2', 'wasm/LICENSE_OPENJPEG', 'wasm/LICENSE_PDFJS_JBIG2'],
      ...['wasm/LICENSE_PDFJS_OPENJPEG', 'wasm/LICENSE_PDFJS_QCMS', 'wasm/LICENSE_QCMS'],
    ]
      .map((file) => `node_modules/pdfjs-dist/${file}`)
      .concat('scripts/build/licenses/core-js.txt'),
  },
  { name: 'react' },
  { name: 'react-dom' },
  { name: 'regenerator-runtime' },
  { name: 'scheduler' },
  { name: 'sonner' },
  { name: 'tailwindcss' },
  {
    name: 'tesseract.js',
    license: 'Apache-2.0 AND MIT AND BSD-3-Clause',
    contains: 'bmp-js, buffer, ieee754, base64-js, idb-keyval, is-url, zlib.js',
    texts: [
      ...['bmp-js/LICENSE', 'idb-keyval/LICENCE', 'is-url/LICENSE-MIT', 'zlibjs/LICENSE'].map(
        (file) => `node_modules/${file}`,
      ),
      'scripts/build/licenses/buffer-ieee754-base64.txt',
    ],
  },
  {
    name: 'tesseract.js-core',
    license: 'Apache-2.0 AND BSD-2-Clause',
    contains: 'Tesseract, Leptonica; with it is served Russian data from github.com/tesseract-ocr/tessdata_fast',
    texts: ['scripts/build/licenses/leptonica.txt'],
  },
  { name: 'use-intl' },
  { name: 'utif2' },
  { name: 'wasm-feature-detect' },
]

/** Dependencies of which nothing reaches a visitor → why. */
export const NOT_SHIPPED = {
  'server-only': 'an empty module that fails the build where it is imported by client code',
}
