import { compareDates, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'

/**
 * Public holidays on Mondays to Fridays, month and day, as known in November 2026. To add a year: the tests compute it.
 * korea: 공휴일에 관한 법률 as amended in 2026, with the polling days of 2024 to 2026 and the temporary holidays of 1 October 2024
 * and 27 January 2025 (월력요항 of 29 June 2026, https://www.kasa.go.kr/prog/plcyBrf/brief/kor/sub01_01_04/view.do?plcyBrfNo=431).
 * japan: Cabinet Office, 国民の祝日について (https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html), by the package holiday_jp.
 * us: federal holidays as observed, 5 U.S.C. 6103 (https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/).
 */
const HOLIDAYS = {
  korea: {
    2024: '0101 0209 0212 0301 0410 0506 0515 0606 0815 0916 0917 0918 1001 1003 1009 1225',
    2025: '0101 0127 0128 0129 0130 0303 0505 0506 0603 0606 0815 1003 1006 1007 1008 1009 1225',
    2026: '0101 0216 0217 0218 0302 0501 0505 0525 0603 0717 0817 0924 0925 1005 1009 1225',
    2027: '0101 0208 0209 0301 0503 0505 0513 0719 0816 0914 0915 0916 1004 1011 1227',
  },
  japan: {
    2024: '0101 0108 0212 0223 0320 0429 0503 0506 0715 0812 0916 0923 1014 1104',
    2025: '0101 0113 0211 0224 0320 0429 0505 0506 0721 0811 0915 0923 1013 1103 1124',
    2026: '0101 0112 0211 0223 0320 0429 0504 0505 0506 0720 0811 0921 0922 0923 1012 1103 1123',
    2027: '0101 0111 0211 0223 0322 0429 0503 0504 0505 0719 0811 0920 0923 1011 1103 1123',
  },
  us: {
    2024: '0101 0115 0219 0527 0619 0704 0902 1014 1111 1128 1225',
    2025: '0101 0120 0217 0526 0619 0704 0901 1013 1111 1127 1225',
    2026: '0101 0119 0216 0525 0619 0703 0907 1012 1111 1126 1225',
    2027: '0101 0118 0215 0531 0618 0705 0906 1011 1111 1125 1224 1231',
  },
} as const

export type Country = keyof typeof HOLIDAYS

export const FIRST_YEAR = 2024
export const LAST_YEAR = 2027

/** The weekdays from `start` to before `end` that are public holidays, in the years that are known. */
export function holidaysBetween(country: Country, start: PlainDate, end: PlainDate): PlainDate[] {
  return Object.entries(HOLIDAYS[country])
    .flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`))
    .flatMap((iso) => parseIsoDate(iso) ?? [])
    .filter((day) => compareDates(day, start) >= 0 && compareDates(day, end) < 0)
}
