import { iconText } from './icon-text'

describe('iconText', () => {
  it.each([
    ['abc', 'AB'],
    [' x ', 'X'],
    ['한글날', '한글'],
    ['あいう', 'あい'],
    ['👩‍💻dev', '👩‍💻D'],
    ['🇰🇷🇯🇵🇺🇸', '🇰🇷🇯🇵'],
    ['ßx', 'SS'],
    ['é́x', 'É́X'],
    ['', ''],
    ['   ', ''],
  ])('%p becomes %p', (text, icon) => {
    expect(iconText(text)).toBe(icon)
  })

  it('counts a syllable of separate letters as one', () => {
    expect(iconText('한글날'.normalize('NFD')).normalize('NFC')).toBe('한글')
  })
})
