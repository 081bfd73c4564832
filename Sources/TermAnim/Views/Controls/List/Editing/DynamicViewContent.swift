/// Views that are made of a collection.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  /// What the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
