import { KEY_ACTIONS } from './keys'

test('the keys are the documented ones', () => {
  expect([...KEY_ACTIONS.keys()]).toEqual(
    (
      '0 1 2 3 4 5 6 7 8 9 . , pi Ans + - * / ^ ^2 ^3 ! % ' +
      'sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh ln log log2 sqrt cbrt abs nCr nPr floor ceil gcd lcm ' +
      'mod root inverse exp pow10 ( ) sign EXP e'
    ).split(' '),
  )
})

test.each([
  ['7', { kind: 'text', text: '7' }],
  ['^2', { kind: 'text', text: '^2', continues: true }],
  ['log2', { kind: 'around', before: 'log2(', after: ')' }],
  ['mod', { kind: 'text', text: ' mod ', continues: true }],
  ['root', { kind: 'around', before: '^(1/', after: ')', continues: true }],
  ['inverse', { kind: 'inverse' }],
  ['exp', { kind: 'around', before: 'e^(', after: ')' }],
  ['pow10', { kind: 'around', before: '10^(', after: ')' }],
  ['(', { kind: 'around', before: '(', after: ')' }],
  [')', { kind: 'close' }],
  ['sign', { kind: 'sign' }],
  ['EXP', { kind: 'exponent' }],
  ['e', { kind: 'euler' }],
])('%s', (key, action) => {
  expect(KEY_ACTIONS.get(key)).toEqual(action)
})
