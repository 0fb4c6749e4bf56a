/** What a browser finds in place of Node's own modules, in the branches of engines that only Node takes. */
const nothing = {}
export default nothing
