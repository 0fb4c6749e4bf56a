import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from '@/e2e/support/long-tasks'
import { alert, button, control, expect, figure, openTool, test, unfold } from '@/e2e/support/test'

const SLUG = 'csv-json-converter'

async function convert(page: Page, input: string): Promise<void> {
  await control(page, 'input').fill(input)
  await button(page, 'convert').click()
}

async function upload(page: Page, name: string, buffer: Buffer | string, mimeType = ''): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(buffer) })
}

async function downloaded(page: Page): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await download
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('CSV becomes JSON: types, quotes, leading zeros, long numbers', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await convert(page, 'name,age,zip,id,note\nJane,29,01234,12345678901234567,"a, ""b""\nc"\n\nJoe,,7,1.50,\n')
  await expect(page.getByRole('status').filter({ hasText: 'CSV converted to JSON successfully!' })).toBeVisible()
  const output = await control(page, 'output').inputValue()
  expect(JSON.parse(output)).toEqual([
    { name: 'Jane', age: 29, zip: '01234', id: '12345678901234567', note: 'a, "b"\nc' },
    { name: 'Joe', age: null, zip: '7', id: '1.50', note: null },
  ])
  expect(output).toContain('\n  {\n')
  await expect(figure(page, 'rowCount')).toHaveText('2')
  await expect(figure(page, 'columnCount')).toHaveText('5')
  const file = await downloaded(page)
  expect(file.name).toBe('converted.json')
  expect(file.content.toString('utf8')).toBe(output)
})

test('a setting applies immediately to an existing result', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await convert(page, 'a,b\n1,2')
  await control(page, 'prettyPrint').uncheck()
  await expect(control(page, 'output')).toHaveValue('[{"a":1,"b":2}]')
  await control(page, 'hasHeaders').uncheck()
  await expect(control(page, 'output')).toHaveValue('[["a","b"],[1,2]]')
})

test(
  'JSON becomes CSV: union of keys, nested objects, Korean with a mark for spreadsheets',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { fragment: 'tab=jsonToCsv' })
    await convert(
      page,
      '[{"이름":"홍길동","주소":{"도시":"서울, 중구"}},{"이름":"성춘향","나이":12345678901234567890}]',
    )
    await expect(control(page, 'output')).toHaveValue(
      '이름,주소.도시,나이\n홍길동,"서울, 중구",\n성춘향,,12345678901234567890',
    )
    const file = await downloaded(page)
    expect(file.name).toBe('converted.csv')
    expect(file.content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(file.content.toString('utf8').slice(1).split('\r\n')[1]).toBe('홍길동,"서울, 중구",')
  },
)

test('columns are left out, renamed, moved and kept as text', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await convert(page, 'name,age,zip\nJane,29,1234')
  await unfold(control(page, 'typing'))
  const column = (name: string) => page.locator('li[data-name="column"]').filter({ hasText: name })
  await column('age').locator('[name="keepColumn"]').uncheck()
  await column('zip').locator('[name="columnName"]').fill('postcode')
  await column('zip').locator('[name="columnIsText"]').check()
  await column('zip').locator('[name="moveUp"]').click()
  await expect(column('zip').locator('[name="moveUp"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(figure(page, 'columnCount')).toHaveText('2')
  await control(page, 'prettyPrint').uncheck()
  await expect(control(page, 'output')).toHaveValue('[{"postcode":"1234","name":"Jane"}]')
})

test(
  'the sample of each direction converts, and the copy is the output',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'ja' })
    for (const tab of ['csvToJson', 'jsonToCsv']) {
      await button(page, tab).click()
      await button(page, 'sample').click()
      await button(page, 'convert').click()
      await expect(figure(page, 'rowCount')).toBeVisible()
    }
    await button(page, 'copy').click()
    await expect(page.getByText('CSVをコピーしました')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replaceAll('\r\n', '\n')).toBe(await control(page, 'output').inputValue())
  },
)

test('each refusal has its message and leaves the input', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await button(page, 'convert').click()
  await expect(alert(page, 'Please enter CSV data')).toBeVisible()
  await control(page, 'input').fill('keep,me')
  await upload(page, 'photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'image/png')
  await expect(alert(page, 'Please upload a valid CSV file')).toBeVisible()
  await upload(page, 'empty.csv', '')
  await expect(alert(page, 'This file is empty (0 bytes).')).toBeVisible()
  await expect(control(page, 'input')).toHaveValue('keep,me')

  await button(page, 'jsonToCsv').click()
  await button(page, 'convert').click()
  await expect(alert(page, 'Please enter JSON data')).toBeVisible()
  await convert(page, '[{"a":1},\n{"b":}]')
  await expect(alert(page, 'Please check your JSON format. Line 2, column 6.')).toBeVisible()
  await convert(page, '{"a":1}')
  await expect(alert(page, 'JSON must be an array of objects.')).toBeVisible()
  await expect(control(page, 'input')).toHaveValue('{"a":1}')

  await button(page, 'csvToJson').click()
  await expect(control(page, 'input')).toHaveValue('keep,me')
})

test(
  'a text replaced by a sample, a file or a large paste can be restored',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const input = control(page, 'input')
    const paste = (text: string) =>
      input.evaluate((box, data) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', data)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    await input.fill('my,own\n1,2')
    await expect(button(page, 'undo')).toHaveCount(0)
    await button(page, 'sample').click()
    await expect(input).toHaveValue(/Jane Doe/)
    await button(page, 'undo').click()
    await expect(input).toHaveValue('my,own\n1,2')
    await upload(page, 'a.csv', 'from,file', 'text/csv')
    await expect(input).toHaveValue('from,file')
    await button(page, 'undo').click()
    await expect(input).toHaveValue('my,own\n1,2')
    await paste('x,y\n'.repeat(300_000))
    await expect(input).toHaveJSProperty('readOnly', true)
    await button(page, 'undo').click()
    await expect(input).toHaveValue('my,own\n1,2')
    await input.press('End')
    await expect(button(page, 'undo')).toHaveCount(0)
  },
)

test(
  'a file with one NDJSON record converts, an empty array gives nothing to copy',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'tab=jsonToCsv' })
    await upload(page, 'one.ndjson', '{"a":1}')
    await expect(control(page, 'input')).toHaveValue('{"a":1}')
    await expect(control(page, 'delimiter').locator('option').first()).toHaveText('Comma (default)')
    await expect(control(page, 'output')).toHaveValue('a\n1')
    await convert(page, '[]')
    await expect(figure(page, 'rowCount')).toHaveText('0')
    await button(page, 'copy').click()
    await expect(alert(page, 'No text to copy')).toBeVisible()
  },
)

test(
  'a truncated CSV is converted with a note about the irregular line',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await convert(page, 'a,b\n1,2\n3\n4,"open')
    await expect(page.locator('[data-name="issues"] li')).toHaveText([
      'Line 3: 1 cell where 2 were expected.',
      'Line 4: a quote is never closed.',
    ])
    await expect(figure(page, 'rowCount')).toHaveText('3')
  },
)

test('a dropped file in an old Korean encoding is decoded', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  // "이름,나이\n홍길동,29\n" in EUC-KR (iconv -t EUC-KR).
  const bytes = [
    0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc, 0x0a, 0xc8, 0xab, 0xb1, 0xe6, 0xb5, 0xbf, 0x2c, 0x32, 0x39,
    0x0a,
  ]
  const transfer = await page.evaluateHandle((data) => {
    const drop = new DataTransfer()
    drop.items.add(new File([new Uint8Array(data)], '명단.csv', { type: 'text/csv' }))
    return drop
  }, bytes)
  await page.dispatchEvent('[data-name="dropzone"]', 'drop', { dataTransfer: transfer })
  await expect(page.getByText('CSV 파일을 열었어요')).toBeVisible()
  await expect(control(page, 'input')).toHaveValue('이름,나이\n홍길동,29\n')
  await control(page, 'encoding').selectOption('utf-8')
  await expect(page.locator('[data-name="doubt"]')).toContainText('EUC-KR (CP949)')
})

test(
  'a 50 MB file converts without blocking the page, and downloads whole',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    const rows = 1_000_000
    const drop = await page.evaluateHandle((count) => {
      const lines = Array.from(
        { length: count },
        (_, index) => `${index},이름 ${index},"quoted, ${index}",2026-01-01,0${index}`,
      )
      const drop = new DataTransfer()
      drop.items.add(new File(['id,name,note,date,code\n', lines.join('\n')], 'big.csv', { type: 'text/csv' }))
      return drop
    }, rows)
    await watchLongTasks(page)
    await page.dispatchEvent('[data-name="dropzone"]', 'drop', { dataTransfer: drop })
    await expect(page.locator('progress[name="progress"]')).toBeVisible()
    await expect(page.getByText(/big\.csv, 5\d/).first()).toBeVisible()
    await expect(figure(page, 'rowCount')).toHaveAttribute('data-value', String(rows), { timeout: 50_000 })
    expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
    const { content } = await downloaded(page)
    expect(content.length).toBeGreaterThan(100_000_000)
    expect(content.subarray(-80).toString('utf8')).toContain('"code": "0999999"')
  },
)

test('Cancel ends a long conversion and leaves the input', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await page.evaluate(() => {
    const drop = new DataTransfer()
    drop.items.add(new File(['a,b\n', 'some text,12345\n'.repeat(6_000_000)], 'big.csv', { type: 'text/csv' }))
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: drop, bubbles: true, cancelable: true }))
  })
  await button(page, 'cancel').click()
  await expect(button(page, 'convert')).toBeVisible()
  await expect(figure(page, 'rowCount')).toHaveCount(0)
  await expect(page.getByText(/big\.csv/)).toBeVisible()
})

test(
  'saves a table for Excel, opens it again with its text intact, and refuses what is no workbook',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const csv = 'id,name,day\n007,=1+1,2026-05-08\n12,"가, 나",'
    await control(page, 'input').fill(csv)
    await button(page, 'convert').click()
    await expect(figure(page, 'rowCount')).toHaveText('2')
    const download = page.waitForEvent('download')
    await button(page, 'downloadExcel').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('converted.xlsx')
    await button(page, 'reset').click()
    await expect(control(page, 'input')).toHaveValue('')
    const input = page.locator('input[name="file"]')
    // Known by its content, too.
    for (const name of ['a.xlsx', 'renamed.csv']) {
      await input.setInputFiles({ name, mimeType: '', buffer: await readFile(await file.path()) })
      // A column with a number that begins with 0 is text in the workbook, and stays it.
      await expect(control(page, 'input')).toHaveValue('id,name,day\n007,=1+1,2026-05-08\n"12","가, 나",')
      await button(page, 'reset').click()
      await expect(control(page, 'input')).toHaveValue('')
    }
    await input.setInputFiles({ name: 'b.xlsx', mimeType: '', buffer: Buffer.from('no workbook') })
    await expect(alert(page, 'This Excel file cannot be read')).toBeVisible()
  },
)

test('a workbook comes out as Excel shows it, sheet by sheet', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await upload(page, 'members.xlsx', await readFile('e2e/fixtures/sheets/four-sheets.xlsx'))
  const sheet = page.locator('select[name="sheet"]')
  await expect(sheet).toHaveValue('회원')
  await expect(sheet.locator('option')).toHaveText(['Cover (empty)', '회원', 'Sales', 'Old (hidden)'])
  await expect(page.locator('[data-name="leftOut"]')).toContainText('Sales Old (hidden)')
  const output = async () => JSON.parse((await control(page, 'output').inputValue()) || 'null') as unknown
  await expect.poll(output).toEqual([{ 번호: 'E00042', 코드: '9535e6', 동의: 'TRUE', 월: '5월', 나이: 29 }])
  await sheet.selectOption('Sales')
  await expect(figure(page, 'rowCount')).toHaveText('2')
  await expect.poll(output).toEqual([
    { item: 'pen', price: 1.5 },
    { item: 'ink', price: 2 },
  ])
  await sheet.selectOption('Cover')
  await expect(page.locator('[data-name="refused"]')).toContainText('The sheet “Cover” is empty')
  await expect(sheet).toHaveValue('Sales')
  // What is not read is refused by its name, which stays.
  await upload(page, 'old.xls', Buffer.from(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'Workbook'].join('\0')}`, 'latin1'))
  await expect(page.locator('[data-name="refused"]')).toContainText('This file’s format (XLS) cannot be read here')
  await upload(
    page,
    'export.xls',
    '<html><meta charset="utf-8"><table><tr><th colspan="2">Total&nbsp;2<tr><td>007<td>&lt;b&gt;</table>',
  )
  await expect(control(page, 'input')).toHaveValue('Total 2,\n007,<b>')
  await expect(page.locator('[data-name="refused"]')).toHaveCount(0)
})

test('a file or a paste turns to the tab that it is for, and what was there can be had back', async ({
  guarded: page,
}) => {
  await openTool(page, SLUG)
  const tab = (name: string) => page.locator(`[role="tab"][name="${name}"]`)
  await upload(page, 'people.json', '[{"name":"Kim"}]', 'application/json')
  await expect(tab('jsonToCsv')).toHaveAttribute('aria-selected', 'true')
  await expect(control(page, 'input')).toHaveValue('[{"name":"Kim"}]')
  await upload(page, 'people.csv', 'name\tcity\nLee\tSeoul', 'text/csv')
  await expect(page.locator('textarea[name="output"]')).toHaveValue(/"city": "Seoul"/)
  await tab('jsonToCsv').click()
  await expect(control(page, 'input')).toHaveValue('[{"name":"Kim"}]')
  await control(page, 'input').fill('')
  await control(page, 'input').evaluate((area) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'a,b\n1,2')
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(tab('csvToJson')).toHaveAttribute('aria-selected', 'true')
  await expect(control(page, 'input')).toHaveValue('a,b\n1,2')
  await button(page, 'undo').click()
  await expect(control(page, 'input')).toHaveValue('name\tcity\nLee\tSeoul')
})

test('Chinese, Cyrillic and padded files are read as what they are', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  // 姓名,城市⏎张伟,北京 in GB18030; имя,город⏎Иван,Москва in Windows-1251; Μιχάλης,Αθήνα in Windows-1253
  await upload(page, 'gb.csv', bytes('d0d5c3fb2cb3c7cad00ad5c5ceb02cb1b1bea9'), 'text/csv')
  await expect(control(page, 'input')).toHaveValue('姓名,城市\n张伟,北京')
  await upload(page, 'ru.csv', bytes('e8ecff2ce3eef0eee40ac8e2e0ed2ccceef1eae2e0'), 'text/csv')
  await expect(control(page, 'input')).toHaveValue('имя,город\nИван,Москва')
  await expect(page.locator('[data-name="doubt"]')).toHaveCount(0)
  await upload(page, 'el.csv', bytes('cce9f7dcebe7f22cc1e8deede1'), 'text/csv')
  await expect(page.locator('[data-name="doubt"]')).toContainText('인코딩이 분명하지 않아')
  await expect(control(page, 'input')).toHaveValue('Μιχάλης,Αθήνα')
  // Marić in Windows-1250, which may be Danish
  await upload(page, 'hr.csv', bytes('696d650a4d617269e6'), 'text/csv')
  await expect(page.locator('[data-name="readAs"]')).toContainText('Windows-1252 (서유럽) 인코딩으로 읽었어요')
  await page.locator('button[name="readAs"][value="windows-1250"]').click()
  await expect(control(page, 'input')).toHaveValue('ime\nMarić')
  await expect(control(page, 'encoding')).toHaveValue('windows-1250')
  const padded = Array.from({ length: 60 }, (_, at) => `${at},Kim${at}\0\0\0,Seoul\r\n`)
  await upload(page, 'padded.csv', `id,name,city\r\n${padded.join('')}`, 'text/csv')
  await expect(figure(page, 'rowCount')).toHaveText('60')
  await expect(page.locator('[data-name="leftOut"]')).toContainText('NUL')
})

test(
  'an object around lists has one read, and no success stands over an empty array',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'tab=jsonToCsv' })
    await convert(page, '{"data":[{"a":1},{"a":2}],"total":2}')
    await expect(control(page, 'output')).toHaveValue('a\n1\n2')
    await expect(page.locator('[data-name="leftOut"]')).toHaveText(
      'Only the list “data” was converted. Left out: total',
    )
    await convert(page, '{"users":[{"a":1}],"orders":[{"b":2},{"b":3}]}')
    await page.locator('select[name="list"]').selectOption('orders')
    await expect(control(page, 'output')).toHaveValue('b\n2\n3')
    await button(page, 'csvToJson').click()
    await convert(page, 'a,b\n')
    await expect(control(page, 'output')).toHaveValue('[]')
    await expect(page.getByText('There is only a header line')).toBeVisible()
  },
)
