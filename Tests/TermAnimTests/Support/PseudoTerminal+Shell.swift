import Testing

extension PseudoTerminal {
  /// Quits the program in the foreground of a shell, then the shell; all must be as it was found.
  func expectQuittingInShell() {
    send("q")
    expect("PROMPT ")
    send("echo status $?; exit\n")
    expect("status 0\r\n")
    #expect(ending() == .exit(0))
    #expect(ScreenState(after: output).changed == [])
  }
}
