import { filled, type ToolAnswer } from '@/lib/answers/answer'
import { amountIn, ASKS_MONTHLY, currencyOf, moneyParts, paidEvery, PAID_YEARLY } from '@/lib/answers/money'
import { beside } from '@/lib/answers/sentence'
import { formatMoney, formatPercent } from '@/lib/core/format'
import { machineNumber } from '@/lib/core/numbers'
import { loanCalculatorFields, type Repayment } from './fields'
import { loanTerms } from './loan'
import { computeLoan } from './schedule'

const WORDS =
  beside(`대출 대출금 대출하면 대출받으면 대출이자 원금 금리 이자 이자율 이율 연 연이율 상환 상환금 상환액 납입금 갚으면 갚을 갚는데 빌리면 빌려서 빌릴 받으면 동안 매달 매월 월 월상환액 월이자 한달에 한달 내요 내나요 내야 내야해 내야하나 내야돼 내 나가요 나가 갚아 갚아야 해 돼 되나 자동차 중고차 학자금 아파트 차 빌렸을때 빌렸을 빌리고
  자동차_할부 중고차_할부 신차_할부 주담대 주택담보대출 전세대출 신용대출 만기 짜리 원리금균등 원리금균등상환 원리금 원금균등 원금균등상환 만기일시 만기일시상환 집
  loan loans personal student mortgage repayment_mortgage home_loan car_loan borrow borrowing borrowed over interest interest_rate interest-only interest_only rate per_year year annual apr fixed monthly_payment payment payments repay repayment repayments house car pay
  ローン カードローン 奨学金 住宅ローン 自動車ローン マイカーローン カーローン 教育ローン 車 借入 借入額 借り入れ 借りると 借りたら 借りて 借りる 借金 融資 金利 年利 利率 利息 固定 変動 返済 返済額 返す 毎月 月々 月 毎月返済額 月々返済額 期間 年 借りた場合 場合 返すと 払う 支払い 頭金なし 頭金0 ボーナスなし
  元利均等 元利均等返済 元金均等 元金均等返済 一括返済`)

/** Only the interest of a lease deposit (전세) is paid while it runs. */
const REPAYMENTS: readonly (readonly [Repayment, RegExp])[] = [
  ['annuity', /원리금\s?균등|元利均等/],
  ['equalPrincipal', /원금\s?균등|元金均等|equal principal/i],
  ['bullet', /만기\s?일시|전세\s?대출|一括返済|interest[- ]only/i],
]

/** An amount that is paid in every month or year: `월 30만원`, `年50万円`, `500 a year`. */
const IS_REGULAR = [
  /(?:毎月|月々|(?<![かヶカヵケ箇])月|(?<!개)월|매달)\s*[\d₩¥]/,
  /(?:한\s?달|(?<!\d)1\s?(?:개월|달|[かヶカヵケ箇]月))(?:에|씩|마다|に)?\s*[\d₩¥]/,
  paidEvery('month'),
  ...PAID_YEARLY,
]

/** Payments in a month each: 84回, but 24回払い is a card's. */
const PAYMENTS = /(?<=\d)\s*回(?!払|分割)(?:返済)?/

export const answer: ToolAnswer = {
  read: (sentence, asker) => {
    if (IS_REGULAR.some((pattern) => pattern.test(sentence))) return null
    const { rate, term, isInYears, rest } = moneyParts(sentence.replace(ASKS_MONTHLY, ' ').replace(PAYMENTS, 'か月'))
    if (rate === undefined || term === undefined) return null
    const amount = amountIn(rest, WORDS, asker.initial.currency)
    const currency = currencyOf(sentence, asker.initial)
    if (amount === null || currency === null) return null
    const repayment = REPAYMENTS.find(([, words]) => words.test(sentence))?.[0] ?? 'annuity'
    const read = filled(loanCalculatorFields, asker, {
      loanAmount: machineNumber(amount),
      annualRate: rate,
      term: String(isInYears ? term / 12 : term),
      termUnit: isInYears ? 'years' : 'months',
      downPayment: '0',
      downPaymentMode: 'amount',
      repayment,
      currency,
    })
    const terms = read && loanTerms(read.values)
    const loan = terms && computeLoan(terms)
    if (!loan) return null
    const money = (value: number) => formatMoney(asker.locale, value, read.values.currency)
    const params = {
      amount: money(amount),
      rate: formatPercent(asker.locale, Number(rate) / 100, 3),
      months: term,
      years: term / 12,
      interest: money(loan.totalInterest),
    }
    return {
      kind: 'loan',
      value: loan.monthlyPayment,
      figure: [repayment === 'annuity' ? 'monthly' : 'first', { payment: money(loan.monthlyPayment) }],
      reading: [
        [isInYears ? 'years' : 'months', params],
        ...(repayment === 'bullet' ? [' · ', ['bullet', {}] as const] : []),
        ' · ',
        ['interest', params],
      ],
      fragment: read.fragment,
    }
  },
}
