import TermAnim

/// A model that says itself when it changes.
class ManualModel: ObservableObject {
  var level = 0.0 {
    willSet { objectWillChange.send() }
  }
}
