// The standard library's names, for all of the module. The file lies beside the layers, which all
// use it. In a release build, which is what programs are built as, the standard library's own say
// nothing: a missing object of the environment would be an illegal instruction and no more.

/// Ends the process unless `condition` holds, and says why in every build.
@inline(__always)
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}

/// Ends the process, and says why in every build.
func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
