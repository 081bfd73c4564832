/// Whether one of a few tries succeeds, each of which begins anew.
///
/// For what is right only if the test itself is quick, such as bytes that must follow each other
/// within milliseconds: other work of the machine spoils a try now and then, an error spoils all.
func anyTry(of count: Int = 10, succeeds attempt: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<count where try attempt() { return true }
  return false
}
