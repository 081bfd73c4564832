import Foundation
import Testing

/// What termsplash says and returns where it shows nothing.
struct CommandLineTests {
  /// Runs the program on a terminal; returns what it printed there.
  private static func output(
    _ arguments: [String], _ ending: PseudoTerminal.Ending, redirections: [Int32: String] = [:],
    variables: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let guest = try SplashGuest(arguments, variables: variables, redirections: redirections)
    guest.expectEnding(ending, at: location)
    #expect(!guest.terminal.output.contains(0x1B), sourceLocation: location)
    return String(decoding: guest.terminal.output, as: UTF8.self)
  }

  /// Checks that the output is one line, which contains `words`.
  private static func expectLine(
    _ words: String, _ output: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(output.contains(words), sourceLocation: location)
    #expect(output.components(separatedBy: "\r\n").count == 2, sourceLocation: location)
    #expect(output.hasSuffix("\r\n"), sourceLocation: location)
  }

  @Test func `help and version are printed, and end well`() throws {
    let help = try Self.output(["--help"], .exit(0))
    #expect(help.contains("SUBCOMMANDS:") && help.contains("USAGE: termsplash [<scene>]"))
    #expect(help.contains("termsplash help play"))
    #expect(try Self.output(["play", "--help"], .exit(0)).contains("--fps"))
    #expect(try Self.output(["help", "splash"], .exit(0)).contains("--fps"))
    #expect(try Self.output(["--version"], .exit(0)) == "0.1.0\r\n")
    #expect(try Self.output(["list"], .exit(0)).hasPrefix("splash\r\n"))
  }

  @Test(arguments: [
    ["--nope"], ["play", "nosuch"], ["--fps", "0"], ["--fps", "nan"], ["--scale", "1e9"],
    ["--cell-aspect", "-1"], ["--speed", "0"], ["--loop"], ["--duration", "0"],
    ["--keys", "nosuch"],
    ["--motion", "some"], ["--size", "x"], ["render"], ["render", "splash", "-o", "x.gif"],
    ["render", "splash", "--size", "0x0", "-o", "-"], ["render", "splash", "--at=nan", "-o", "-"],
    ["render", "splash", "--keys", "nosuch", "-o", "-"],
    ["render", "splash"], ["render", "nosuch", "-o", "-"], ["render", "splash", "-o"],
    ["render", "splash", "extra", "-o", "-"], ["play", "splash", "extra"], ["play", "--nope"],
    ["list", "--nope"], ["list", "extra"], ["doctor", "--nope"], ["doctor", "extra"],
    ["help", "nosuch"], ["--generate-completion-script", "nosuch"], ["--seed", "1.5"],
    ["record"], ["record", "splash"], ["record", "splash", "-o", "x.gif"],
    ["record", "splash", "--duration", "nan", "-o", "-"],
    ["record", "splash", "--duration", "2", "--keys", "wait:3", "-o", "-"],
    ["record", "splash", "--fps", "0", "-o", "-"],
    ["wave", "--inline", "11"], ["splash", "--record", "x.gif"],
    ["splash", "--record", "-"], ["record", "splash", "--magnification", "33", "-o", "x.png"],
    ["rehearse"], ["rehearse", "splash", "--minutes", "nan"], ["rehearse", "splash", "--nope"],
    ["endure", "nosuch"], ["endure", "splash", "--hours", "inf"],
  ])
  func `wrong usage is told in one line, and ends with 64`(arguments: [String]) throws {
    let output = try Self.output(arguments, .exit(64))
    #expect(output.hasPrefix("Error: "))
    let topics = ["render", "record", "list", "doctor", "rehearse", "endure", "play"]
    let topic = topics.first(where: arguments.contains) ?? "play"
    Self.expectLine(
      arguments.first == "help" ? "see 'termsplash --help'" : "see 'termsplash help \(topic)'",
      output)
  }

  @Test(arguments: [
    (["nosuch"], "Error: there is no scene 'nosuch'; 'termsplash list' names them (see"),
    (["splash", "more"], "Error: 'more' is too much; leave it out (see"),
    (["splash", "more", "most"], "Error: 'more', 'most' are too much; leave them out (see"),
    (["--color", "pink"], "--color takes auto, truecolor, 256, 16 or mono, not 'pink' (see"),
    (["--theme", "x"], "--theme takes dark or light, not 'x' (see"),
    (["--fps", "x"], "--fps takes a number, not 'x' (see"),
    (["--inline", "11"], "--inline takes a number of rows from 12 to 1000, such as 16 (see"),
    (["--inline", "x"], "--inline takes a whole number, not 'x' (see"),
    (["--size", "5"], "--size takes COLSxROWS, not '5'; columns and rows are from 1 to 1000"),
    (["record", "splash"], "--output is missing; add --output and the name of a file (see"),
    (["render", "-o", "-"], "there is no scene; name one of those in 'termsplash list' (see"),
    (["-z"], "Error: there is no option '-z' (see"),
    (["--loop=3"], "--loop takes no value; leave '3' out (see"),
    (["--generate-completion-script", "ksh"], "takes bash, zsh or fish, not 'ksh' (see"),
    (["spalsh"], "no scene 'spalsh'; did you mean 'splash'? (see 'termsplash help play')"),
    (["--fps", "30", "Flowr"], "no scene 'Flowr'; did you mean 'flower'?"),
    (["render", "wvae", "-o", "-"], "did you mean 'wave'? (see 'termsplash help render')"),
    (["lst"], "no scene 'lst'; did you mean 'list'?"),
    (["--theme", "light", "render", "splash"], "'render' has to come before all options"),
    (["render", "splash", "--size", "1001x1", "-o", "-"], "from 1 to 1000, such as 80x24"),
    (["--size", "80"], "from 1 to 1000, such as 80x24"),
    (["render", "splash", "--size", "39x12", "-o", "-"], "--size takes at least 40x12, which"),
    (["record", "splash", "--size", "40x11", "-o", "-"], "--size takes at least 40x12, which"),
    (["tour"], "Error: 'tour' is no scene; leave it out, and all of them are shown (see"),
    (["Tour"], "Error: 'tour' is no scene; leave it out"),
    (["--bogus"], "Error: there is no option '--bogus' (see 'termsplash help play')"),
    (["--bogus", "3"], "Error: there is no option '--bogus' (see 'termsplash help play')"),
    (["splash", "--speeed", "2"], "no option '--speeed'; did you mean '--speed'? (see"),
    (["--spee", "2"], "no option '--spee'; did you mean '--speed'? (see"),
    (["record", "splash", "--out", "x.png"], "did you mean '--output'?"),
    (["list", "--jsn"], "no option '--jsn'; did you mean '--json'?"),
    (["list", "--fps", "3"], "no option '--fps' (see 'termsplash help list')"),
    (["splash", "-f", "30"], "Error: there is no option '-f' (see 'termsplash help play')"),
    (["splash", "-o", "x.png"], "Error: there is no option '-o' (see 'termsplash help play')"),
    (["-fps", "30"], "no option '-fps'; did you mean '--fps'?"),
    (["record", "splash", "-ox.cast"], "no option '-ox.cast'; did you mean '-o x.cast'?"),
    (["splash", "--speed", "-2"], "--speed takes a number from 0.0625 to 8, such as 0.5"),
    (["render", "splash", "--at", "-1", "-o", "-"], "--at takes seconds from 0 to 86400"),
    (["--seed", "-1"], "--seed takes a whole number from 0 on, not '-1' (see"),
    (["--fps", "-inf"], "--fps takes a number from 1 to 120"),
    (["--speed"], "Error: --speed needs a number behind it (see"),
    (["--theme"], "Error: --theme needs dark or light behind it (see"),
    (["--motion", "--loop"], "Error: --motion needs full, reduced or none behind it (see"),
    (["render", "splash", "-o", "-", "--color"], "Error: there is no option '--color'"),
    (["--color"], "Error: --color needs auto, truecolor, 256, 16 or mono behind it (see"),
    (
      ["record", "splash", "--duration", "0.3", "--keys", "wait:0.1 wait:0.3", "-o", "-"],
      "take 0.4 seconds; let --duration be at least 0.4"
    ),
  ])
  func `wrong usage is answered with what is right`(arguments: [String], words: String) throws {
    Self.expectLine(words, try Self.output(arguments, .exit(64)))
  }

  @Test func `nothing that was typed is obeyed when it is quoted`() throws {
    let output = try Self.output(["\u{1B}]52;c;eA==\u{7}\u{9B}2J"], .exit(64))
    #expect(output.contains("\u{241B}]52;c;eA==\u{2407}\u{FFFD}2J"))
  }

  @Test func `without a terminal one line says so`() throws {
    Self.expectLine(
      "input is not a terminal", try Self.output([], .exit(1), redirections: [0: "/dev/null"]))
    Self.expectLine(
      "output is not a terminal", try Self.output([], .exit(1), redirections: [1: "/dev/null"]))
    Self.expectLine(
      "TERM=dumb cannot", try Self.output([], .exit(1), variables: ["TERM": "dumb"]))
  }

  @Test func `a picture that cannot be written is told in one line`() throws {
    Self.expectLine(
      "cannot write 'standard output'",
      try Self.output(
        ["render", "splash", "-o", "-"], .exit(1), redirections: [1: "/dev/full"]))
    Self.expectLine(
      "cannot write '/nonexistent/\u{241B}.png'",
      try Self.output(["render", "splash", "-o", "/nonexistent/\u{1B}.png"], .exit(1)))
  }

  @Test func `what is wrong with a file is told, and what to do`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/inner.png", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(FileManager.default.createFile(atPath: "\(folder)/file", contents: nil))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/full.png", withDestinationPath: "/dev/full")
    let cases = [
      ("none/x.png", "there is no folder '\(folder)/none'; make it, or choose another one with -o"),
      ("file/x.png", "'\(folder)/file' is not a folder; choose another one with -o"),
      ("inner.png", "it is a folder; choose the name of a file with -o"),
      ("full.png", "the disk is full; make room, or choose another place with -o"),
      (String(repeating: "x", count: 300) + ".png", "the name is too long; choose a shorter one"),
    ]
    for (name, words) in cases {
      let output = try Self.output(
        ["render", "splash", "--size", "40x12", "-o", "\(folder)/\(name)"], .exit(1))
      Self.expectLine("cannot write '\(folder)/\(name)': \(words)", output)
    }
    // What the shell has not taken for the home folder is a name.
    let output = try Self.output(
      ["render", "splash", "--size", "40x12", "-o", "~/x.png"], .exit(1))
    Self.expectLine("cannot write '~/x.png': there is no folder '~';", output)
  }

  @Test func `a file is written as a whole, in the place of a longer one`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString).txt").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    func size(_ screen: String) throws -> Int {
      let command = ["render", "splash", "--size", screen, "-o", file]
      #expect(try Self.output(command, .exit(0)) == "")
      return try #require(FileManager.default.contents(atPath: file)).count
    }
    #expect(try size("60x20") > size("40x12"))
  }

  private static let printing = [
    ["list"], ["list", "--json"], ["doctor"], ["--help"], ["help", "render"], ["--version"],
    ["render", "splash", "-o", "-"], ["record", "splash", "--duration=0.1", "-o", "-"],
    ["--generate-completion-script", "zsh"],
    ["rehearse", "splash", "--minutes=0"],
  ]

  @Test(arguments: printing)
  func `what cannot be printed is told in one line`(arguments: [String]) throws {
    Self.expectLine(
      "cannot write 'standard output': No space left",
      try Self.output(arguments, .exit(1), redirections: [1: "/dev/full"]))
    let command = "exec \"$0\" \"$@\" >&-"
    let guest = try SplashGuest(["-c", command, SplashGuest.path] + arguments, program: "/bin/sh")
    guest.expectEnding(.exit(1))
    Self.expectLine(
      "cannot write 'standard output': Bad file",
      String(decoding: guest.terminal.output, as: UTF8.self))
  }

  @Test func `a pipe that does not block is waited for`() throws {
    let pipe = Pipe()
    // The program has the same description, and with it this flag.
    #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SplashGuest.path)
    process.arguments = ["render", "splash", "--size", "400x100", "-o", "-"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    // More than the pipe holds, which nobody reads at first.
    usleep(300_000)
    let taken = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(taken.count > 100_000)
  }

  @Test func `nothing is written to a file that is no terminal`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try Self.output(["splash"], .exit(1), redirections: [1: file])
    #expect(FileManager.default.contents(atPath: file) == Data())
    _ = try Self.output(["splash"], .exit(1), redirections: [0: file])
    #expect(FileManager.default.contents(atPath: file) == Data())
  }

  @Test func `doctor says what is known, and how, in a pipe too`() throws {
    let report = try Self.output(
      ["doctor"], .exit(0), redirections: [0: "/dev/null"], variables: ["NO_COLOR": "1"])
    #expect(report.contains("screen"))
    #expect(report.contains("input is not a terminal"))
    #expect(report.contains("none  (NO_COLOR)"))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "256  (terminfo; the terminal itself could not be asked)"),
    (["TERM": "linux"], "16  (terminfo; the terminal itself could not be asked)"),
    (["TERM": "vt100"], "none  (terminfo; the terminal itself could not be asked)"),
    (["TERM": "foot"], "24 bits  (TERM; the terminal itself could not be asked)"),
    (
      ["TERM": "linux", "COLORTERM": "truecolor"],
      "24 bits  (COLORTERM; the terminal itself could not be asked)"
    ),
    (["TERM": "nosuch"], "unknown  (terminfo has no entry for TERM=nosuch"),
  ])
  func `doctor says which colours the terminal should have when it cannot be asked`(
    variables: [String: String], words: String
  ) throws {
    let report = try Self.output(
      ["doctor"], .exit(0), redirections: [0: "/dev/null"],
      variables: ["COLORTERM": ""].merging(variables) { $1 })
    #expect(report.contains("colours     \(words)"), "\(report)")
  }

  @Test func `doctor keeps to ASCII where there is nothing else`() throws {
    let report = try Self.output(
      ["doctor"], .exit(0), redirections: [0: "/dev/null"], variables: ["LC_ALL": "C"])
    #expect(report.contains("ASCII only") && report.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `scenes are listed as JSON for programs`() throws {
    let output = try Self.output(["list", "--json"], .exit(0))
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: String]]
    #expect(json?.first == ["name": "splash", "title": "Splash"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are printed as they are`(shell: String) throws {
    let script = try Self.output(["--generate-completion-script", shell], .exit(0))
    #expect(script.contains("cell-aspect"))
    #expect(!script.unicodeScalars.contains { (0x2400...0x2426).contains($0.value) })
  }

  @Test(arguments: [
    ("/bin/bash", "source <(\"$0\" --generate-completion-script bash) && complete -p termsplash"),
    ("/bin/bash", "\"$0\" --generate-completion-script bash | bash -n"),
    ("/usr/bin/zsh", "\"$0\" --generate-completion-script zsh | zsh -n"),
    ("/usr/bin/fish", "\"$0\" --generate-completion-script fish | fish -n"),
  ])
  func `a shell makes sense of its completions`(shell: String, command: String) throws {
    guard FileManager.default.isExecutableFile(atPath: shell) else { return }
    let guest = try SplashGuest(["-c", command, SplashGuest.path], program: shell)
    #expect(guest.terminal.ending() == .exit(0))
    #expect(!String(decoding: guest.terminal.output, as: UTF8.self).contains("error"))
  }
}
