import { filled, type ToolAnswer } from '@/lib/answers/answer'
import { amountIn, currencyOf, moneyParts } from '@/lib/answers/money'
import { anyOf, beside, take } from '@/lib/answers/sentence'
import { formatMoney, formatPercent } from '@/lib/core/format'
import { machineNumber } from '@/lib/core/numbers'
import { creditCalculatorFields, freeName, INSTALLMENTS, rateName } from './fields'
import { comparePlans } from './plans'

const ASKED = `할부 할부로 할부하면 할부금 instal{1,2}ments? 分割 分割払い 分割で 分割払いで`
const WORDS = beside(`${ASKED} 카드 신용카드 무이자 결제 결제하면 긁으면 사면 이자 수수료 연 월 매달 한달에 짜리
  card credit_card interest-free interest free no_interest pay paid paying over per monthly purchase buy 0% apr
  カード クレジットカード クレカ 手数料 なし 無料 手数料なし 手数料無料 年率 毎月 月々 買うと 買い物 払うと 払い 支払い`)
const TIMES = new RegExp(String.raw`(\d+)\s*(?:회|回(?:払い)?|(?:monthly )?${anyOf('instal{1,2}ments?')})`, 'i')
/** What is bought, before its price. */
const BOUGHT = /^\s*[가-힣ぁ-んァ-ヶー一-龠]{1,8} (?=[\d₩¥])/
const IS_ASKED = new RegExp(`${anyOf(ASKED)}|回払い`, 'i')
const IS_FREE = /무이자|interest[- ]free|no interest|0% apr|手数料(?:なし|無料)/i

export const answer: ToolAnswer = {
  read: (sentence, asker) => {
    if (!IS_ASKED.test(sentence) && !IS_FREE.test(sentence)) return null
    const parts = moneyParts(sentence)
    const times = parts.term === undefined ? take(parts.rest, TIMES) : null
    const count = parts.term ?? Number(times?.found[1])
    const months = INSTALLMENTS.find((known) => known === count)
    const amount = amountIn((times?.rest ?? parts.rest).replace(BOUGHT, ' '), WORDS)
    const currency = currencyOf(sentence, asker.initial)
    if (!months || amount === null || !currency) return null
    const isFree = IS_FREE.test(sentence)
    const read = filled(creditCalculatorFields, asker, {
      amount: machineNumber(amount),
      currency,
      feeMethod: 'amortized',
      [freeName(months)]: String(isFree),
      [rateName(months)]: parts.rate ?? asker.initial[rateName(months)],
    })
    const plan = read && comparePlans(read.values)?.plans.find((one) => one.months === months)
    if (!plan) return null
    const money = (value: number) => formatMoney(asker.locale, value, read.values.currency)
    const params = {
      amount: money(amount),
      months,
      rate: formatPercent(asker.locale, plan.annualRate / 100, 2),
      interest: money(plan.totalInterest),
    }
    return {
      kind: 'installment',
      value: plan.monthlyPayment,
      figure: ['monthly', { payment: money(plan.monthlyPayment) }],
      reading: [[plan.annualRate === 0 ? 'free' : 'read', params]],
      fragment: read.fragment,
    }
  },
}
