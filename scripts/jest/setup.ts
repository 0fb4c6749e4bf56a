// Testing Library cleans up after each test by itself where a global afterEach exists; nothing is stubbed here on
// purpose: a test that needs a clock, a time zone or randomness passes them in.
export {}
