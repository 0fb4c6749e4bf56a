/**
 * Checks the commit messages after a given commit (`npm run commits -- <commit>`): a conventional subject of at most 72
 * characters, and a body for large changes. Merges are skipped.
 */
import { execFileSync } from 'node:child_process'

const SUBJECT = /^(feat|fix|refactor|perf|test|docs|build|chore|revert)(\([a-z0-9-]+\))?!?: [^A-Z\s].*[^.]$/
const LONGEST_SUBJECT = 72
/** Changed lines, without lockfiles and fixtures, up to which a subject is enough. */
const SELF_EVIDENT = 20

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

function changedLines(commit) {
  const files = git('show', '--numstat', '--format=', commit, '--', '.', ':!package-lock.json', ':!e2e/fixtures')
  return files.split('\n').reduce((sum, line) => {
    const [added = 0, removed = 0] = line.split('\t').map(Number)
    return sum + (added || 0) + (removed || 0)
  }, 0)
}

function faultsOf(commit) {
  const [subject = '', , ...body] = git('log', '-1', '--format=%B', commit).split('\n')
  const faults = []
  if (!SUBJECT.test(subject)) faults.push('the subject is not "type(scope): what it does"')
  if (subject.length > LONGEST_SUBJECT) faults.push(`the subject has ${subject.length} characters, more than 72`)
  if (body.join('').trim() === '' && changedLines(commit) > SELF_EVIDENT) faults.push('no body says why')
  return faults.map((fault) => `${commit.slice(0, 8)} ${subject}: ${fault}`)
}

const [since = 'HEAD~1'] = process.argv.slice(2)
const commits = git('rev-list', '--no-merges', `${since}..HEAD`).split('\n').filter(Boolean)
const faults = commits.flatMap(faultsOf)
console.log([...faults, `${commits.length} commits, ${faults.length} faults`].join('\n'))
process.exit(faults.length === 0 ? 0 : 1)
