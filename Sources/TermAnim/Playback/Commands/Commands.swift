/// What can be done in an app wherever the focus is: the menus of a Mac.
///
/// A terminal shows no menus. Buttons and toggles in commands do what they do when their
/// `keyboardShortcut` is pressed, as long as nothing is presented above the app's views.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension Never: Commands {}

extension Commands {
  /// The buttons of the commands.
  var rootView: AnyView {
    if let commands = self as? any RootCommands { return commands.root }
    return AnyView(OwnerView(self) { $0.body.rootView })
  }
}
