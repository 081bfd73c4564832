import ArgumentParser
import TermAnim

/// Prints what the terminal can do, and how that is known.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what this terminal can do, and how that is known.",
    discussion: "In a pipe, says what is known without asking the terminal.")

  mutating func run() throws {
    let report = MainActor.assumeIsolated { TerminalReport() }
    let width = report.findings.map(\.subject.count).max() ?? 0
    try StandardOutput.write(
      lines: report.findings.map { finding in
        let subject = finding.subject.padding(toLength: width, withPad: " ", startingAt: 0)
        return "\(subject)  \(finding.value.withControlsVisible.shortened)  (\(finding.source))"
      })
  }
}
