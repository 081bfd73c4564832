/// An `ExactTag`, whatever its value is.
protocol AnyExactTag {
  var anyValue: AnyHashable { get }
}
