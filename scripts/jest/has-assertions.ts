// A loop over nothing would pass in silence.
beforeEach(() => expect.hasAssertions())
