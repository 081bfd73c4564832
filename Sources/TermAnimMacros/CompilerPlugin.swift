/// What the macros of TermAnim become, told to the compiler in its own words and without
/// swift-syntax, which every build of a program would have to wait for.
@main
enum CompilerPlugin {
  static func main() {
    let channel = MessageChannel()
    while let (name, content) = channel.next() {
      let (answer, reply) = MacroExpansion(name: name, content: content).answer
      channel.send(answer, reply)
    }
  }
}
