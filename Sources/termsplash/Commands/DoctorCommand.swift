import ArgumentParser
import TermAnim

/// Prints what the terminal can do, and how that is known.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what this terminal can do, and how that is known.",
    discussion: "In a pipe it says what can be known without asking the terminal.")

  mutating func run() {
    let report = MainActor.assumeIsolated { TerminalReport() }
    let width = report.findings.map(\.subject.count).max() ?? 0
    for finding in report.findings {
      let subject = finding.subject.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(subject)  \(finding.value.withControlsVisible)  (\(finding.source))")
    }
  }
}
