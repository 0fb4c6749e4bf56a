/**
 * The lunar years 1900 to 2050, five hexadecimal digits each: the leap month (the number of the month that it repeats, 0
 * for none) in bits 13 to 16, and a bit from 0 on for each of the 12 or 13 months, set if it has 30 days.
 *
 * `dangi`: tables of the Korea Astronomy and Space Science Institute (https://astro.kasi.re.kr/life/pageView/8), as in
 * the package korean-lunar-calendar 0.4.0. They end with the year 2050.
 * `chinese`: GB/T 33661-2017 as computed by lunar-javascript 1.7.7; the New Year days are those of the Hong Kong
 * Observatory (https://www.hko.gov.hk/en/gts/time/conversion.htm).
 *
 * `Intl` knows both calendars, but ICU 78 is off by a day in eight months of 1950 to 2050: it has the Chinese New Year of
 * 2027 on 7 February and that of 2030 on the 2nd (lunar.test.ts lists them).
 */
export const LUNAR_YEARS = {
  dangi:
    '116d20075200ea50b64a0064b00a9b095560056a00b5905752007520db2500b2500a4b0b29b00aad0056a04b6900ba90fb52' +
    '00d9200d250ba4d00956002b5095ad006d400da905d9200e920cd260052700a570b2b600ada006d406ea9007490f69300a93' +
    '0052b0ca5b0096d00b6a09b5400ba400b4905a9300a950f52b0052d00aad0b56a00db200da407d4900d4a11a9500a9600556' +
    '0cab500ad5006d208ea500ea500e4a06c9600a9b0f5560056a00b590b75200752007250964b00a4b112ab002ad0056b0cb69' +
    '00da900d9209b2500d2515a4d00a56002b60d5ad006d400da90bd9200e9200d2606a5600a57112b600b5a006d40aec900749' +
    '00693095270052b00a5b0555a0036a0fb5500ba400b490ba9300a950052d06a5d00aad135aa005d200da50bd4a00d4a00a95' +
    '0952d0055600ab5055aa006d20cea500ea500e4a0ac9600c9b0055a06ad500b69177520075200b250d64b00a4b004ab0a55b' +
    '0056d00b6905b5200d920fd2500d2500a4d0b4ad002b6005b5065a9',
  chinese:
    '116d20075200ea50b64a0064b00a9b095560056a00b5905752007520db2500b2500a4b0b4ab002ad0056b04b6900da90fd92' +
    '00e9200d250ba4d00a56002b6095b5006d400ea905e9200e920cd260052b00a570b2b600b5a006d406ec9007490f69300a93' +
    '0052b0ca5b00aad0056a09b5500ba400b4905a9300a950f52d0053600aad0b5aa005b200da507d4a00d4a10a9500a9700556' +
    '0cab500ad5006d208ea500ea50064a06c9700a9b0f55a0056a00b690b75200b5200b250964b00a4b114ab002ad0056d0cb69' +
    '00da900d9209d2500d2515a4d00a56002b60c5b5006d500ea90be9200e9200d2606a5600a57114d60035a006d50b6c900749' +
    '006930952b0052b00a5b0555a0056a0fb5500ba400b490ba9300a950052d08aad00ab5135aa005d200da50dd4a00d4a00c95' +
    '0952e0055600ab5055b2006d20cea5007250064b0ac9700cab0055a06ad600b691775200b5200b250da4b00a4b004ab0a55b' +
    '005ad00b6a05b5200d920fd2500d2500a550b4ad004b6005b506daa',
} as const

export const FIRST_LUNAR_YEAR = 1900
