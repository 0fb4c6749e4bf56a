import { attribute, plainText, tags } from './xml'

it('reads tags without their namespace, with the text before each', () => {
  expect([...tags('<x:row r="1">a<c/>b</x:row>c')]).toEqual([
    { name: 'row', attributes: 'x:row r="1"', isEmpty: false, text: '' },
    { name: 'c', attributes: 'c', isEmpty: true, text: 'a' },
    { name: '/row', attributes: '/x:row', isEmpty: false, text: 'b' },
  ])
})

it('reads CDATA as text, no comments, and values that hold the sign of an end', () => {
  const found = [...tags('<a x=">1" y="z"><![CDATA[<b>&]]> c<!-- <d> --></a>')]
  expect(found.map(({ name, text }) => [name, plainText(text)])).toEqual([
    ['a', ''],
    ['/a', '<b>& c'],
  ])
  expect(attribute(found[0]!.attributes, 'y')).toBe('z')
  expect([...tags('<a><![CDATA[<b>'), ...tags('<a b="1> c')].map(({ name }) => name)).toEqual(['a'])
})

it.each(['no tag', '<cut off', ''])('finds none in %j', (xml) => {
  expect([...tags(xml)]).toEqual([])
})

it.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['&amp;&lt;&gt;&quot;&apos;&other;', '&<>"\'&other;'],
  ['&#65;&#x1F600;&#0;&#x110000;', 'A😀'],
  ['_x000D_x_x0041_', '\rxA'],
  ['plain', 'plain'],
])('%j is %j', (xml, text) => {
  expect(plainText(xml)).toBe(text)
})

it('reads attributes in either quotes, and none as nothing', () => {
  const inside = `c r="A1" t = 's' name="&lt;"`
  expect(['r', 't', 'name', 'missing'].map((name) => attribute(inside, name))).toEqual(['A1', 's', '<', ''])
})
