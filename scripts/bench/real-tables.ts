import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@/lib/tools/text-extractor/languages'

/** Where a table is: Debian's package, the file in it, the page, left, top, right and bottom in points, dots per inch, language. */
type Place = readonly [
  name: string,
  file: string,
  page: number,
  box: readonly [number, number, number, number],
  dpi: number,
  language: Language,
]

/** Tables with a row a line from documents of Debian 12, ruled, shaded and plain, in print of several makers. */
export const REAL_TABLES: readonly Place[] = [
  ['bacula-doc', 'usr/share/doc/bacula-doc/pdf/developers.pdf.gz', 120, [64, 606, 203, 657], 200, 'eng'],
  ['cdftools', 'usr/share/doc/cdftools/cdftools_user.pdf.gz', 50, [100, 634, 349, 701], 200, 'eng'],
  ['clips-doc', 'usr/share/doc/clips-doc/basic_programming_guide.pdf.gz', 323, [112, 170, 527, 273], 300, 'eng'],
  [
    'erlang-doc',
    'usr/share/doc/erlang-doc/lib/ssl-10.8.7/doc/pdf/ssl-10.8.7.pdf',
    27,
    [160, 366, 373, 596],
    300,
    'eng',
  ],
  ['freecol', 'usr/share/doc/freecol/FreeCol.pdf.gz', 38, [149, 118, 524, 217], 300, 'eng'],
  ['geotranz-doc', 'usr/share/doc/geotranz-doc/MSP_Geotrans_Users_Guide.pdf.gz', 12, [64, 317, 510, 440], 300, 'eng'],
  ['gnuplot-doc', 'usr/share/doc/gnuplot/gnuplot.pdf', 135, [218, 97, 394, 272], 300, 'eng'],
  ['gpsbabel-doc', 'usr/share/doc/gpsbabel/gpsbabel.pdf.gz', 124, [114, 68, 518, 158], 200, 'eng'],
  ['grace', 'usr/share/doc/grace/UsersGuide.pdf.gz', 45, [75, 74, 526, 165], 150, 'eng'],
  ['gutenprint-doc', 'usr/share/doc/gutenprint-doc/gutenprint-users-manual.pdf', 58, [87, 438, 470, 577], 150, 'eng'],
  ['jmodeltest', 'usr/share/doc/jmodeltest/manual.pdf', 14, [101, 145, 428, 189], 150, 'eng'],
  ['krb5-doc', 'usr/share/doc/krb5-doc/admin.pdf.gz', 115, [165, 125, 447, 299], 300, 'eng'],
  ['libcfitsio-doc', 'usr/share/doc/libcfitsio-dev/quick.pdf.gz', 30, [101, 334, 501, 488], 150, 'eng'],
  ['libswe-doc', 'usr/share/doc/libswe-doc/swisseph.pdf.gz', 45, [167, 624, 445, 715], 150, 'eng'],
  ['r-doc-pdf', 'usr/share/R/doc/manual/R-FAQ.pdf', 10, [111, 220, 443, 281], 150, 'eng'],
  [
    'debian-edu-doc-de',
    'usr/share/doc/debian-edu-doc-de/debian-edu-bullseye-manual.pdf',
    11,
    [60, 72, 449, 312],
    200,
    'deu',
  ],
  [
    'debian-edu-doc-it',
    'usr/share/doc/debian-edu-doc-it/debian-edu-bullseye-manual.pdf',
    88,
    [60, 420, 518, 611],
    150,
    'ita',
  ],
  [
    'debian-edu-doc-es',
    'usr/share/doc/debian-edu-doc-es/debian-edu-bookworm-manual.pdf',
    10,
    [60, 72, 443, 169],
    200,
    'spa',
  ],
  ['debian-reference-pt', 'usr/share/debian-reference/debian-reference.pt.pdf', 137, [60, 197, 559, 282], 150, 'por'],
  ['maint-guide-ja', 'usr/share/doc/maint-guide-ja/maint-guide.ja.pdf', 43, [60, 189, 525, 322], 300, 'jpn'],
  [
    'maint-guide-zh-cn',
    'usr/share/doc/maint-guide-zh-cn/maint-guide.zh-cn.pdf',
    62,
    [60, 231, 476, 353],
    200,
    'chi_sim',
  ],
  [
    'debian-reference-zh-tw',
    'usr/share/debian-reference/debian-reference.zh-tw.pdf',
    126,
    [60, 609, 514, 693],
    150,
    'chi_tra',
  ],
  ['maint-guide-ru', 'usr/share/doc/maint-guide-ru/maint-guide.ru.pdf', 43, [60, 74, 542, 176], 200, 'rus'],
]

/**
 * The picture of a table in a folder, and its text as the document has it, a row a line. Downloads the package, with Debian's apt-get and
 * dpkg-deb; pdftoppm and pdftotext are those of poppler-utils.
 */
export function cutTable([name, file, page, [left, top, right, bottom], dpi]: Place, folder: string) {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] })
  run('apt-get', 'download', name)
  const archive = readdirSync(folder).find((each) => each.startsWith(`${name}_`))!
  run('dpkg-deb', '--extract', archive, '.')
  const document = readFileSync(path.join(folder, file))
  writeFileSync(path.join(folder, 'document.pdf'), file.endsWith('.gz') ? gunzipSync(document) : document)
  const partAt = (dots: number) => {
    const [x, y, width, height] = [left, top, right - left, bottom - top].map((points) =>
      String(Math.round((points * dots) / 72)),
    )
    return ['-f', String(page), '-l', String(page), '-r', String(dots), '-x', x!, '-y', y!, '-W', width!, '-H', height!]
  }
  run('pdftoppm', ...partAt(dpi), '-png', '-singlefile', 'document.pdf', 'table')
  const text = run('pdftotext', ...partAt(72), '-layout', 'document.pdf', '-').toString('utf8')
  return { file: path.join(folder, 'table.png'), text: text.trim() }
}
