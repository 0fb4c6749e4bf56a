import { filled, type ToolAnswer } from '@/lib/answers/answer'
import { amountIn, ASKS_MONTHLY, currencyOf, moneyParts, PAID_YEARLY } from '@/lib/answers/money'
import { anyOf, beside } from '@/lib/answers/sentence'
import { currencyDigits, formatMoney, formatPercent } from '@/lib/core/format'
import { machineNumber } from '@/lib/core/numbers'
import { compoundInterestFields, TAX_RATES } from './fields'
import { requestedPlan } from './goal'
import { computeGrowth, roundedGrowth, taxed } from './growth'

const PAID_IN = `적금 적립 적립식 월납 매달 매월 달마다 한달에 다달이
  a_month per_month monthly every_month each_month /month /mo
  積立 積み立て 積立て つみたて 毎月 月々 月額`
const PUT_IN = `예금 정기예금 예치 예치하면 목돈 복리 저금 맡기면
  apy compound compounded compound_interest deposit savings_account cd
  複利 定期預金 定期 預金 貯金 預けると 預けたら 運用 運用すると`
const KEPT = `저축 저축하면 모으면 투자 투자하면 넣으면 이자 금리 이율 이자율 연 연이율 만기 동안 수령액 만기수령액 단리 세후 씩 부으면 굴리면 월 주식 etf 펀드 연금 연금저축 isa irp
  save saving savings invest investing invested investment interest interest_rate rate per year yearly annually every annual over apr grow growth stocks index_fund ira roth_ira
  月 年 投資 投資すると 貯蓄 年利 利率 利回り 金利 利息 期間 ずつ 貯めると すると したら 間 nisa 新nisa`

const WORDS = beside(`${PAID_IN} ${PUT_IN} ${KEPT}`)
const MONTHLY = new RegExp(String.raw`${anyOf(PAID_IN)}|(?<!개)월\s*(?=\d)|(?<![かヶカヵケ箇])月(?=\d)`, 'i')
/** Interest that is added each month, into which nothing is paid: `10,000 at 5% compounded monthly`. */
const ADDED_MONTHLY =
  /(?:compound\w*|interest)\s+(?:monthly|(?:every|each|per) month)|monthly\s+compound|(?:매월|매달)\s?복리|毎月複利/i
const ONCE = new RegExp(anyOf(`${PUT_IN} invest invested investing`), 'i')
const IS_YEARLY =
  /연\s?복리|年複利|(?:compound|interest).*(?:yearly|annually|every year|per year)|(?<![a-z])apy(?![a-z])/i
const IS_COMPOUND = /복리|複利|compound/i
/** Korean banks pay simple interest on deposits and installments, and withhold the tax on it. */
const IS_KOREAN_BANK = /적금|예금|예치/

export const answer: ToolAnswer = {
  read: (sentence, asker) => {
    const isMonthly = MONTHLY.test(sentence.replace(ASKS_MONTHLY, '').replace(ADDED_MONTHLY, ''))
    if ((!isMonthly && !ONCE.test(sentence)) || PAID_YEARLY.some((pattern) => pattern.test(sentence))) return null
    const { rate, term, isInYears, rest } = moneyParts(sentence)
    const amount = rate !== undefined && term !== undefined && amountIn(rest, WORDS, asker.initial.currency)
    const currency = currencyOf(sentence, asker.initial)
    if (!amount || !currency) return null
    const isSimple = IS_KOREAN_BANK.test(sentence) && !IS_COMPOUND.test(sentence)
    const isYearly = IS_YEARLY.test(sentence)
    const read = filled(compoundInterestFields, asker, {
      principal: isMonthly ? '0' : machineNumber(amount),
      contribution: isMonthly ? machineNumber(amount) : '0',
      annualRate: rate,
      years: String(isInYears ? term / 12 : term),
      termUnit: isInYears ? 'years' : 'months',
      ...(isYearly && { compoundingFrequency: '1' }),
      method: isSimple ? 'simple' : 'compound',
      tax: isSimple ? 'korea' : 'none',
      currency,
    })
    const plan = read && requestedPlan(read.values)
    const growth = plan && computeGrowth(plan)
    if (!growth) return null
    const money = (value: number) => formatMoney(asker.locale, value, read.values.currency)
    const digits = currencyDigits(read.values.currency)
    const afterTax = taxed(roundedGrowth(growth, digits), TAX_RATES.korea, digits).left
    const params = {
      amount: money(amount),
      rate: formatPercent(asker.locale, Number(rate) / 100, 3),
      months: term,
      years: term / 12,
    }
    return {
      kind: 'savings',
      value: growth.finalAmount,
      figure: money(growth.finalAmount),
      reading: [
        [`${isMonthly ? 'monthly' : 'once'}${isInYears ? 'Years' : 'Months'}`, params],
        ' · ',
        [isSimple ? 'simple' : isYearly ? 'yearly' : 'everyMonth', {}],
        ...(isSimple ? [' · ', ['afterTax', { amount: money(afterTax) }] as const] : []),
      ],
      fragment: read.fragment,
    }
  },
}
