import * as names from './stored-names'

test('what is stored keeps its names: under others, visitors would lose it', () => {
  expect(names).toEqual(
    expect.objectContaining({
      LANGUAGE_NAME: 'lng',
      STORAGE_PREFIX: 'toolbox:v1:',
      OFFER_NAME: 'toolbox:v1:offer',
      SETTINGS_PREFIX: 'toolbox:v1:settings:',
      DRAFT_PREFIX: 'toolbox:v1:draft:',
      ONWARD_NAME: 'toolbox:v1:onward',
      CACHE_PREFIX: 'toolbox-',
      FILES_CACHE: 'toolbox-files',
      ENGINE_CACHE: 'toolbox-engines',
      SHARED_CACHE: 'toolbox-shared',
    }),
  )
  expect(names.LOCAL_NAMES).toEqual({
    theme: 'toolbox:v1:theme',
    favorites: 'toolbox:v1:favorites',
    recent: 'toolbox:v1:recent',
    pomodoroSettings: 'toolbox:v1:pomodoro-settings',
    pomodoroTimer: 'toolbox:v1:pomodoro-timer',
    pomodoroCounts: 'toolbox:v1:pomodoro-counts',
    answers: 'toolbox:v1:answers',
    recipes: 'toolbox:v1:recipes',
    mixes: 'toolbox:v1:mixes',
    dates: 'toolbox:v1:dates',
    learned: 'toolbox:v1:learned',
  })
})
