/** Signs what the sites and APIs of the tests hand out. */
export const testSecret = 'what-the-tests-sign-with-and-nobody-else'
