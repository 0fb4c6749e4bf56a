import { detectEncoding } from './encoding'
import { likeness, SINGLE_BYTE, type SingleByte } from './single-byte'

/** Encodes text in a single-byte encoding, by decoding each byte value. */
function bytesIn(encoding: SingleByte, text: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from([...text], (letter) => letters.indexOf(letter))
}

const texts = [
  ['windows-1250', 'imię;miasto\nŁukasz;Kraków\nMałgorzata;Łódź\nPaweł;Wrocław\n'],
  ['windows-1250', 'jméno;město\nJiří;Plzeň\nKateřina;Ústí\nTomáš;Dvořák\n'],
  ['iso-8859-2', 'imię;miasto\nŻaneta;Częstochowa\nŚwiętosława;Gdańsk\n'],
  ['windows-1253', 'όνομα,πόλη\nΜιχάλης,Αθήνα\nΜαρία,Πάτρα\n'],
  ['windows-1254', 'ad;şehir\nAyşe;Iğdır\nIşıl;Eskişehir\nÇağlar;Muğla\nÖmer;Gümüşhane\n'],
  ['windows-1255', 'שם,עיר\nמשה,ירושלים\nאברהם,תל אביב\nיעקב,נתניה\n'],
  ['windows-1256', 'الاسم,المدينة\nمحمد,القاهرة\nعلي,الرياض\n'],
  ['windows-1257', 'vārds;pilsēta\nBērziņš;Kuldīga\nKalniņš;Rīga\nĢirts;Liepāja\nJānis;Rēzekne\n'],
  ['windows-874', 'ชื่อ,เมือง\nสมชาย,กรุงเทพ\nมาลี,เชียงใหม่\n'],
  ['koi8-u', 'имя,город\nИван,Москва\nАнна,Казань\n'],
  ['ibm866', 'имя,город\nИван,Москва\nАнна,Казань\n'],
] as const

test.each(texts)('a few lines in %s are read in it, which is not sure: %j', (encoding, text) => {
  expect(detectEncoding(bytesIn(encoding, text))).toEqual({ encoding, isSure: false })
})

test('no other encoding makes them look likelier', () => {
  for (const [encoding, text] of texts) {
    const bytes = bytesIn(encoding, text)
    const most = Math.max(...SINGLE_BYTE.map((one) => likeness(bytes, one)))
    expect([text, likeness(bytes, encoding)]).toEqual([text, most])
  }
})

test.each(['Ştefan', 'Braşov', 'Kozľany', 'Priezvisko;Kováč\nŠtefan;Ľubomír'])(
  'where Central European looks likelier than Western European, that is not sure: %j',
  (text) => {
    expect(detectEncoding(bytesIn('windows-1250', text)).isSure).toBe(false)
  },
)

test('a text of a few words in Western European letters is sure', () => {
  const text = 'Prénom;Âge;Nom;Größe\nAgnès;29;Loïc;São\nPeña;31;Ångström\n'
  const bytes = Uint8Array.from([...text], (letter) => letter.charCodeAt(0))
  expect(detectEncoding(bytes)).toEqual({ encoding: 'windows-1252', isSure: true })
})

test('two scripts in a word, a capital within it and bytes that are no character are unlikely', () => {
  expect(likeness(bytesIn('windows-1251', 'caет'), 'windows-1251')).toBeLessThan(0.6)
  expect(likeness(bytesIn('windows-1251', 'аИе'), 'windows-1251')).toBeLessThan(0.6)
  expect(likeness(Uint8Array.of(0xe0, 0xd9), 'windows-1255')).toBeLessThan(0.6)
  expect(likeness(bytesIn('windows-1251', 'сеть «Ива»'), 'windows-1251')).toBeGreaterThan(0.6)
})
