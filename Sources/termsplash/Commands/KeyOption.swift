import ArgumentParser

/// Keys that are pressed by nobody.
struct KeyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keys to press, such as 'c c up ctrl-l wait:0.5 ?'; the manual lists their names.",
      valueName: "keys"))
  var keys: String = ""

  mutating func validate() throws {
    do {
      _ = try KeyScript(keys)
    } catch {
      throw ValidationError("--keys: \(error)")
    }
  }

  var steps: [KeyScript.Step] {
    (try? KeyScript(keys))?.steps ?? []
  }
}
