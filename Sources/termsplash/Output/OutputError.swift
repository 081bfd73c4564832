import TermAnim

/// Why something could not be given out.
enum OutputError: Error, CustomStringConvertible {
  case cannotWrite(file: String, reason: String)
  case cannotPrint(reason: String)

  var description: String {
    switch self {
    case .cannotWrite(let file, let reason):
      "cannot write '\(file.withControlsVisible)': \(reason.withControlsVisible); "
        + "choose another place with -o"
    case .cannotPrint(let reason):
      "cannot write 'standard output': \(reason.withControlsVisible)"
    }
  }
}
